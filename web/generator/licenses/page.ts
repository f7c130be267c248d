import { markup } from '../pages/markup.js';
import { byText, getName } from './notices.js';
import type { Notice } from './packages.js';

const shortLine = 50; // characters; what is shorter ends where its author ended it, as in a list of names

/** A text with lines of a fixed length as paragraphs that fit any width. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines: string[] = [];
    let isOpen = false;
    for (const line of block.split('\n')) {
      const words = line.trim();
      if (words === '' || /^[-=]+$/.test(words)) continue;
      if (isOpen) lines.push(`${lines.pop() ?? ''} ${words}`);
      else lines.push(words);
      isOpen = line.length >= shortLine;
    }
    return lines;
  });
}

/** The notices, folded to the names of what they are about. The texts are English in every language. */
export function noticesList(notices: readonly Notice[]): string {
  const entries = byText(notices).map((group) => {
    const names = group.map((notice, index) => markup`${index > 0 && ', '}<strong>${getName(notice)}</strong>`);
    const [{ licence, text }] = group;
    return markup`<details class="list-fold"><summary>${names} <small>${licence}</small></summary>${paragraphs(text).map((line) => markup`<p>${line}</p>`)}</details>\n`;
  });
  return markup`<div class="notices" lang="en" translate="no">
${entries}</div>
`.text;
}
