import { useLoaderData } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'

type PageData = { page: { heading: string; lead: string }; texts: LoadedTexts }
type PageFrame = ComponentType<{ page: PageData['page']; children: ReactNode }>

/**
 * Route component: the loader data are the properties of the screen, and provide its texts. The frame has the heading.
 * Pass components by name: the router's code splitter does not parse JSX in an argument.
 */
export function page<Data>(Screen: ComponentType<Data>, Frame?: PageFrame) {
  return function Page() {
    const data = useLoaderData({ strict: false }) as unknown as Data & PageData
    const screen = <Screen {...data} />
    return <TextsProvider value={data.texts}>{Frame ? <Frame page={data.page}>{screen}</Frame> : screen}</TextsProvider>
  }
}
