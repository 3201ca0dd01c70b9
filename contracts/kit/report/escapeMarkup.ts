const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// XML 1.0 §2.2 does not allow these.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Escapes text for HTML and XML, attributes included. Reports contain values from provider responses,
 * and a name such as `<script>` must be shown, not run.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(notXml, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
