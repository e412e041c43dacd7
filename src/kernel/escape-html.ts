const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Removes control characters, which are invisible and invalid in XML. */
export function stripControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
}

/** For text and double-quoted attributes. Everything written into HTML passes through here. */
export function escapeHtml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** ` name="value"`, or nothing if there is no value. */
export function htmlAttribute(name: string, value: string | number | undefined | null): string {
  return value === undefined || value === null ? '' : ` ${name}="${escapeHtml(String(value))}"`
}
