/** Words inside HTML, between tags or in a quoted attribute, so that no title and no name can break out of it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}
