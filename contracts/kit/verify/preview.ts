const previewLength = 160;
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The provider's text, shortened, without characters that control a terminal or change the text direction. */
export function preview(text: string): string {
  const plain = text.replace(controlCharacters, ' ');
  return plain.length > previewLength ? `${plain.slice(0, previewLength - 1)}…` : plain;
}
