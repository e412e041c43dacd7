import type { ComponentType, ReactNode } from 'react'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'

export type ScreenData = { page: { heading: string; lead: string }; texts: LoadedTexts }
type PageFrame = ComponentType<{ page: ScreenData['page']; children: ReactNode }>
type PageOfProps<Data> = { data: Data; screen: ComponentType<NoInfer<Data>>; frame?: PageFrame }

/**
 * The component of a route: the loader data are the properties of the screen, and provide its texts. A screen that needs
 * other data or texts does not compile. The frame has the heading.
 */
export function PageOf<Data extends ScreenData>({ data, screen: Screen, frame: Frame }: PageOfProps<Data>) {
  const screen = <Screen {...data} />
  return <TextsProvider value={data.texts}>{Frame ? <Frame page={data.page}>{screen}</Frame> : screen}</TextsProvider>
}
