export type Source = { file: string; code: string }
/**
 * A message catalogue: `features/blog/messages/comments`, exported as `commentTexts`, named `comments` in schema messages.
 */
export type TextCatalogue = { folder: string; exported: string; name: string; keys: readonly string[] }

/** SQL and HTTP: strings in these files are columns, parameters and paths. */
const NO_KEYS = /\.(?:table|repo|routes)\.ts$/

/**
 * Texts that no code uses. A key is used when it is a string in code of its catalogue (the same slice, or a file that
 * imports the catalogue), when that code passes `t={t}` to a component whose `t` accepts the key, when it is the `key` of
 * a list, when a schema names it (`slice:key`), or when a template literal (`status.${one}`) can produce it.
 */
export function unusedTexts(catalogues: readonly TextCatalogue[], sources: readonly Source[]): string[] {
  const bare = sources.map(({ file, code }) => ({ file, code: withoutComments(code) }))
  const all = bare.map(({ code }) => code)
  const words = new Set(all.flatMap(stringsAndProperties))
  const shared = new Set(
    all.flatMap((code) => code.match(/(?<=\bkey: ')[\w.-]+(?=')|(?<=')[\w-]+:[\w.-]+(?=')/g) ?? []),
  )
  const passedKeys = new Set(
    all.flatMap((code) => code.match(/\bt: \(key: [^)]*\) => string/g) ?? []).flatMap(stringsOf),
  )
  const allTemplates = all.flatMap(templatesOf)
  const isWord = (member: string) => words.has(member)
  const isMade = (text: string, templates: readonly RegExp[], isPart: (member: string) => boolean) =>
    templates.some((template) => template.exec(text)?.slice(1).every(isPart))

  return catalogues.flatMap(({ folder, exported, name, keys }) => {
    const slice = folder.replace(/messages(?:\/.*)?$/, '')
    const isOwn = ({ file, code }: Source) =>
      (file.startsWith(slice) && !NO_KEYS.test(file)) || new RegExp(`\\b${exported}\\b`).test(code)
    const own = bare.filter(isOwn).map(({ code }) => code)
    const strings = new Set(own.flatMap(stringsOf))
    const passesTexts = own.some((code) => code.includes('t={t}'))
    const templates = [...own.flatMap(templatesOf), /^error\.([A-Z_]+)$/]
    const isMember = (member: string) => isWord(member) || isMade(member, allTemplates, isWord)
    const isUsed = (key: string) =>
      strings.has(key) ||
      (passesTexts && passedKeys.has(key)) ||
      shared.has(key) ||
      shared.has(`${name}:${key}`) ||
      isMade(key, templates, isMember) ||
      isMade(`${name}:${key}`, allTemplates, isWord)
    return keys.filter((key) => !isUsed(key)).map((key) => `${folder}: ${key}`)
  })
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

function stringsOf(code: string): string[] {
  return Array.from(code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\\\n]*)"/g), ([, single, double]) => single ?? double!)
}

function stringsAndProperties(code: string): string[] {
  return [...stringsOf(code), ...Array.from(code.matchAll(/\b(\w+)(?=\??:|,| \}|\n)/g), ([, property]) => property!)]
}

/** `status.${one}` → /^status\.(.+)$/. A template without fixed letters would match everything. */
function templatesOf(code: string): RegExp[] {
  return Array.from(code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ([, template]) => template!.split(/\$\{[^}]*\}/))
    .filter((fixed) => fixed.every((part) => /^[\w.:-]*$/.test(part)) && fixed.some((part) => /\w/.test(part)))
    .map((fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`))
}
