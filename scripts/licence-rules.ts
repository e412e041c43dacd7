/** The entries of `package-lock.json`, which has the packages of all systems. */
export type LockedPackages = Record<string, { license?: string; version?: string }>

/**
 * Licences that allow use in a closed product. MPL and LGPL apply to the files of their package, which are used
 * unchanged. OFL is for fonts, CC-BY-4.0 for data.
 */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-4.0', 'Zlib', 'Python-2.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

/** An SPDX expression with one kind of operator. Anything else is not allowed, so that a person looks at it. */
export function isAllowedLicence(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false
  if (plain.includes(' OR ')) return plain.split(' OR ').some((name) => ALLOWED.has(name))
  return plain.split(' AND ').every((name) => ALLOWED.has(name))
}

/** Most frequent first. A package without a licence is in the group `none`. */
export function groupByLicence(packages: LockedPackages): { licence: string; names: string[] }[] {
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  const groups = Map.groupBy(entries, ([, { license = 'none' }]) => license)
  return [...groups]
    .map(([licence, found]) => ({
      licence,
      names: [
        ...new Set(found.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))),
      ],
    }))
    .sort((one, other) => other.names.length - one.names.length)
}
