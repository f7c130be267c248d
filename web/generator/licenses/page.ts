import { markup } from '../pages/markup.js';
import { byText, getName } from './notices.js';
import type { Notice } from './packages.js';

const shortLine = 50; // characters; the author ended shorter lines on purpose, as in a list of names

/** Converts hard-wrapped text to paragraphs that fit any width. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines: string[] = [];
    let isOpen = false;
    for (const line of block.split('\n')) {
      const text = line.trim();
      if (text === '' || /^[-=]+$/.test(text)) continue;
      if (isOpen) lines.push(`${lines.pop() ?? ''} ${text}`);
      else lines.push(text);
      isOpen = line.length >= shortLine;
    }
    return lines;
  });
}

/** The licenses page: notices folded to the names of their packages. The texts are English in every language. */
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
