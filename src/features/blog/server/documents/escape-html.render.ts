const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Without what nobody can see, and what XML cannot hold. */
export function stripControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
}

/** For text and for attributes in double quotes. Everything that enters HTML goes through here. */
export function escapeHtml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign]!)
}

/** ` name="value"`, or nothing when there is no value. */
export function htmlAttribute(name: string, value: string | number | undefined | null): string {
  return value === undefined || value === null ? '' : ` ${name}="${escapeHtml(String(value))}"`
}
