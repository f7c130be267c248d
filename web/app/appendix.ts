const msCopied = 2_000;

/** Shows the button that copies the code beside it. */
export function initCopyButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button.copy');
  const code = button?.parentElement?.querySelector('pre');
  if (!button || !code) return;
  const label = button.textContent;
  button.hidden = false;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = button.dataset['copied'] ?? label;
      setTimeout(() => (button.textContent = label), msCopied);
    } catch {
      // Without clipboard permission, selects the code for copying by hand.
      getSelection()?.selectAllChildren(code);
    }
  };
  button.addEventListener('click', () => void copy());
}

/** The end of a chapter: the button that copies its citation, and the link for mistakes. */
export function initAppendix(): void {
  initCopyButton();
  const report = document.querySelector<HTMLAnchorElement>('.report a');
  report?.addEventListener('click', () => {
    // The reader's address names the section, and what the figures show.
    const url = new URL(report.href);
    url.searchParams.set(
      'body',
      (url.searchParams.get('body') ?? '').replace(/^.*/, () => location.href),
    );
    report.href = url.href;
  });
}
