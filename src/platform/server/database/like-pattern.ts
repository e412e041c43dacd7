/** The LIKE pattern for rows that contain the text; its wildcards are escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
