import { Outlet } from '@tanstack/react-router'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { AdminGate } from './admin-gate.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { BrowserSupport } from './browser-support.tsx'
import { adminTexts } from './messages/index.ts'

/** Layout of every admin screen: access check, navigation, toasts. */
export function AdminLayout({ texts }: { texts: LoadedTexts }) {
  return (
    <TextsProvider value={texts}>
      <AdminGate>
        <Frame />
      </AdminGate>
    </TextsProvider>
  )
}

function Frame() {
  const t = useT(adminTexts)
  return (
    <ToastProvider label={t('messages')} dismissLabel={t('dismiss')}>
      <div className="text-[15px] leading-normal lg:wrap lg:py-8">
        <div className="bg-sheet lg:grid lg:min-h-[70vh] lg:grid-cols-[12.5rem_1fr] lg:rounded-lg lg:border lg:border-line [&>nav]:lg:rounded-l-lg">
          <AdminNavigation />
          <div className="min-w-0 max-lg:wrap max-lg:min-h-[60vh] py-6 lg:p-8">
            <BrowserSupport />
            <Outlet />
          </div>
        </div>
      </div>
    </ToastProvider>
  )
}
