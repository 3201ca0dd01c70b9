/** Lets the browser save a text as a JSON file, as if it were downloaded. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to start reading the file before its address goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
