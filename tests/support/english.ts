import { messagesFor, registerMessages } from '../../web/figures/shared/reader/messages.js';
import { readMessages } from './messages.js';

registerMessages('en', readMessages('en'));

/** The English messages, registered. */
export const t = messagesFor('en');
