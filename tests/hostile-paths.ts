const SEPARATORS = [
  '/',
  '//',
  '\\',
  '%5c',
  '%5C',
  '%255c',
  '%2f',
  '%252F',
  '\t/',
  '%09/',
  '\n/',
  '%0a/',
  '%0d/',
  '%00/',
]
const MORE_SEPARATORS = ['%0b/', '/./', '/../', '/.//', '/..//', '/%2e%2e//', '/.%2E/%2f', '\u2215', '\u2044', '\uff0f']
const PREFIXES = ['', '/', '/nl', '/NL/', '/fr', '/en/', '/..', '/.', '/%6el', '/a/..', '/@', '/user:pass@', '/:80']
const HOSTS = ['evil.example/', 'user@evil.example/%2e%2e']

/** Ways to write a path that some program may read as an address of another host. */
export function hostilePaths(): string[] {
  const separators = [...SEPARATORS, ...MORE_SEPARATORS]
  return PREFIXES.flatMap((prefix) =>
    separators.flatMap((first) =>
      ['', ...SEPARATORS].flatMap((second) => HOSTS.map((host) => `${prefix}${first}${second}${host}`)),
    ),
  ).filter((path) => path.startsWith('/'))
}
