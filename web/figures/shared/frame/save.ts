/** Hands a file to the browser's downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has been handed over by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
