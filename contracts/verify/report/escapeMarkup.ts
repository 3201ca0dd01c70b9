const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// XML 1.0 §2.2 has no place for these.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Text that stays text in HTML and in XML, attributes included. What a provider answers stands in
 * the reports, and a name such as `<script>` must be read there and not run.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(notXml, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
