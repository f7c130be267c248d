/** A message of the page, from the `<template>` that the build wrote, with its `{placeholders}` filled in. */
export function phrase(name: string, values: Readonly<Record<string, string>> = {}): string {
  const text =
    document.querySelector<HTMLTemplateElement>('template#phrases')?.content.querySelector(`[data-phrase='${name}']`)
      ?.textContent ?? name;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? `{${key}}`);
}

/** Shows a message at the top of the page until the reader closes it. */
export function showToast(text: string): void {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.role = 'status';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'text-button';
  close.textContent = phrase('notice.close');
  close.addEventListener('click', () => notice.remove());
  notice.append(text, ' ', close);
  document.querySelector('main')?.before(notice);
}
