/** Order matters: most user agents also name the browsers they derive from. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\b(?:OPR|OPiOS|OPT|OPX|Opera)\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Vivaldi', /\bVivaldi\/(\d{1,4})/],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

/** Product name and major version of the browser; undefined when unknown. */
export function browserOf(userAgent: string): { name: string; version: number } | undefined {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return { name, version: Number(version) }
  }
}
