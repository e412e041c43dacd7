import { type PageSource, type Resource, readPage, readStyleSheet } from './page-resources.ts'

export type SourceText<Kind extends 'html' | 'css' = 'html' | 'css'> = { kind: Kind; text: string; address: string }
export type ReadSource<Kind> = Kind extends 'html' ? PageSource : Resource[]

export function readSourceText({ kind, text, address }: SourceText): ReadSource<'html'> | ReadSource<'css'> {
  return kind === 'html' ? readPage(text, address) : readStyleSheet(text, address)
}
