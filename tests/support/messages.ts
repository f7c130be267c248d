import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages, type LanguageFolder } from '../../web/figures/shared/reader/languages.js';
import { registerMessages, type Messages } from '../../web/figures/shared/reader/messages.js';
import { root } from './programs.js';

export const readMessages = (folder: LanguageFolder): Messages =>
  JSON.parse(readFileSync(join(root, 'web/content', folder, 'messages.json'), 'utf8')) as Messages;

export function registerAllMessages(): void {
  for (const { folder } of languages) registerMessages(folder, readMessages(folder));
}
