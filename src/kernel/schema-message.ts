type Values = Record<string, string | number>

/** Message of a schema whose text has placeholders: the text key with their values, `slice:key?days=3`. */
export function schemaMessage(key: string, values: Values): string {
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `${key}?${new URLSearchParams(entries)}`
}

export function parseSchemaMessage(message: string): { catalogue: string; key: string; values: Values } {
  const [address = '', query = ''] = message.split('?')
  const [catalogue = '', key = ''] = address.split(':')
  return { catalogue, key, values: Object.fromEntries(new URLSearchParams(query)) }
}
