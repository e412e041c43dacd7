import { expect, it } from 'vitest'
import { readExport } from './read-export.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const windows1252 = (text: string) => Buffer.from(text, 'latin1')

const ROWS = [
  { value: 'site web pme', clicks: 12, impressions: 1234, position: 8.4 },
  { value: 'prix d’un site, en détail', clicks: 0, impressions: 5, position: 31 },
]
const ENGLISH = `Top queries,Clicks,Impressions,CTR,Position
site web pme,12,1234,0.97%,8.4
"prix d’un site, en détail",0,5,0%,31
`
const FRENCH = `Requêtes les plus fréquentes;Clics;Impressions;CTR;Position
site web pme;12;1 234;0,97 %;8,4
prix d’un site, en détail;0;5;0 %;31
`
const DUTCH = `Populairste zoekopdrachten\tKlikken\tVertoningen\tCTR\tPositie
site web pme\t12\t1.234\t0,97%\t8,4
prix d’un site, en détail\t0\t5\t0%\t31
`

it.each([
  ['English, as exported', utf8(ENGLISH)],
  ['English with a byte order mark and CRLF', utf8(`\ufeff${ENGLISH.replaceAll('\n', '\r\n')}`)],
  ['French, saved by a spreadsheet: semicolons, decimal commas, spaces', utf8(FRENCH)],
  ['French with no-break spaces', utf8(FRENCH.replace('1 234', '1\u202f234').replace('0,97 %', '0,97\u00a0%'))],
  ['French in UTF-16', utf16(FRENCH)],
  ['French in UTF-16, big-endian', utf16(FRENCH, true)],
  ['UTF-16 without a byte order mark', utf16(FRENCH).subarray(2)],
  ['Dutch with tabs', utf8(DUTCH)],
  ['Dutch in UTF-16 with tabs', utf16(DUTCH)],
  ['a line that names the separator', utf8(`sep=;\r\n${FRENCH}`)],
  [
    'French, exported: commas and quotes',
    utf8(
      FRENCH.replaceAll(',', '~')
        .replaceAll(';', ',')
        .replace('prix d’un site~ en détail', '"prix d’un site, en détail"')
        .replaceAll(/(\d)~(\d+)( %)?/g, '"$1,$2$3"'),
    ),
  ],
])('%s', (_, bytes) => {
  expect(readExport(bytes)).toEqual({ table: 'query', rows: ROWS })
})

it('Windows-1252, as old spreadsheets write it', () => {
  const text = 'Requêtes les plus fréquentes;Clics;Impressions;CTR;Position\ncréation été;1;2;50 %;1,5\n'
  expect(readExport(windows1252(text))).toEqual({
    table: 'query',
    rows: [{ value: 'création été', clicks: 1, impressions: 2, position: 1.5 }],
  })
})

it.each([
  ['Top pages,Clicks,Impressions,CTR,Position', '2,3,66.67%,1.5'],
  ['Pages les plus populaires;Clics;Impressions;CTR;Position', '2;3;66,67 %;1,5'],
  ['Populairste pagina’s;Klikken;Vertoningen;CTR;Positie', '2;3;66,67%;1,5'],
  // A share instead of a percentage, and the columns in another order.
  ['URL;Vertoningen;Klikken;Positie;CTR', '3;2;1,5;0,6667'],
])('a table of pages: %s', (header, figures) => {
  const separator = header.includes(';') ? ';' : ','
  expect(readExport(utf8(`${header}\nhttps://x.example/en/a${separator}${figures}\n`))).toEqual({
    table: 'page',
    rows: [{ value: 'https://x.example/en/a', clicks: 2, impressions: 3, position: 1.5 }],
  })
})

const withLine = (line: string) => utf8(`Top queries,Clicks,Impressions,CTR,Position\nfine,1,2,50%,1\n${line}\n`)

it.each([
  ['a zip archive', Uint8Array.of(0x50, 0x4b, 3, 4), 'file.zip'],
  ['nothing', utf8(' \n'), 'file.unknown'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1), 'file.unknown'],
  ['a page of HTML', utf8('<!doctype html>\n<title>a,b,c,d,e</title>'), 'file.unknown'],
  ['another table', utf8('name,email\nRita,rita@example.com\n'), 'file.unknown'],
  ['days', utf8('Date,Clicks,Impressions,CTR,Position\n2026-01-01,1,2,50%,1\n'), 'file.other'],
  ['countries', utf8('Pays;Clics;Impressions;CTR;Position\nBelgique;1;2;50 %;1\n'), 'file.other'],
  ['devices', utf8('Apparaat;Klikken;Vertoningen;CTR;Positie\nMobiel;1;2;50%;1\n'), 'file.other'],
  ['the filters', utf8('Filter,Value\nSearch type,Web\n'), 'file.other'],
  ['no positions', utf8('Top queries,Clicks,Impressions,CTR\na,1,2,50%\n'), 'file.columns'],
  [
    'two periods',
    utf8('Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions\na,1,2,3\n'),
    'file.compared',
  ],
  ['only a header', utf8('Top queries,Clicks,Impressions,CTR,Position\n'), 'file.empty'],
  ['a word for a number', withLine('a,one,2,50%,1'), 'file.line?line=3'],
  ['more clicks than impressions', withLine('a,3,2,150%,1'), 'file.line?line=3'],
  ['a click rate of other figures', withLine('a,1,200,50%,1'), 'file.line?line=3'],
  ['an unquoted separator', withLine('a, b,1,2,50%,1'), 'file.line?line=3'],
  ['a decimal comma between commas', withLine('a,1,2,50,0%,1,5'), 'file.line?line=3'],
  ['a decimal comma between commas, without a percent sign', withLine('a,1,2,50,0,1,5'), 'file.line?line=3'],
  ['half a click', withLine('a,1.5,3,50%,1'), 'file.line?line=3'],
  ['a negative figure', withLine('a,-1,3,0%,1'), 'file.line?line=3'],
  ['one query twice', withLine('fine,1,2,50%,1'), 'file.twice?line=3'],
  ['a page that is no address', utf8('Top pages,Clicks,Impressions,CTR,Position\n/a,1,2,50%,1\n'), 'file.line?line=2'],
  [
    'too many rows',
    utf8(
      `Top queries,Clicks,Impressions,CTR,Position\n${Array.from({ length: 5001 }, (_, n) => `q${n},1,2,50%,1`).join('\n')}`,
    ),
    'file.long?max=5000',
  ],
])('%s is refused', (_, bytes, key) => {
  expect(readExport(bytes)).toEqual({ refused: `search-console:${key}` })
})

it('lines are numbered as an editor shows them, also after a line break in quotes', () => {
  const text = 'Top queries,Clicks,Impressions,CTR,Position\n"a\nb",1,2,50%,1\n\nc,x,2,50%,1\n'
  expect(readExport(utf8(text))).toEqual({ refused: 'search-console:file.line?line=5' })
})
