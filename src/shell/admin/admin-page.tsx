import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import {
  CatchBoundary,
  type ErrorComponentProps,
  Link,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
import { LoadTogether } from '#ui/load-together.tsx'
import { shellTexts } from '../messages/index.ts'
import { PageOf, type ScreenData } from '../page.tsx'
import { adminTexts } from './messages/index.ts'

type AdminPageProps<Data> = {
  data: Data
  screen: ComponentType<NoInfer<Data & SearchProps>>
  /** Default: lines of text. */
  skeleton?: ReactNode
}

/** As `PageOf`, with the search parameters and the frame of the admin area. */
export function AdminPage<Data extends ScreenData>({ data, screen, skeleton }: AdminPageProps<Data>) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const onSearch = (next: Record<string, unknown>) =>
    navigate({ to: '.', search: next, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false })
  const props: Data & SearchProps = { ...data, search, onSearch }
  return (
    <SkeletonContext value={skeleton}>
      <PageOf data={props} screen={screen} frame={AdminFrame} />
    </SkeletonContext>
  )
}

const SkeletonContext = createContext<ReactNode>(undefined)

type AdminFrameProps = { page: { heading: string; lead: string }; children: ReactNode }

export function AdminFrame({ page: { heading, lead }, children }: AdminFrameProps) {
  const t = useT(shellTexts)
  return (
    <>
      <h1 className="text-[clamp(1.6rem,1.35rem+1.1vw,2rem)]">{heading}</h1>
      <p className="mt-2 mb-7 max-w-[44em] text-ink-2">{lead}</p>
      <CatchBoundary getResetKey={() => heading} errorComponent={AdminError}>
        <LoadTogether label={t('loading')} skeleton={use(SkeletonContext)}>
          {children}
        </LoadTogether>
      </CatchBoundary>
    </>
  )
}

function AdminError({ error, reset }: ErrorComponentProps) {
  const t = useT(adminTexts)
  const router = useRouter()
  const { reset: resetQueryErrors } = useQueryErrorResetBoundary()

  if (error instanceof ApiError && error.code === 'TWO_FACTOR_NEEDED')
    return (
      <EmptyState
        icon={alertIcon}
        title={t('twoFactor')}
        action={
          <Link to="/profile" hash="two-factor" className={buttonStyles()}>
            {t('toProfile')}
          </Link>
        }
      >
        {t('twoFactorHelp')}
      </EmptyState>
    )

  async function retry() {
    // Failed queries run again instead of throwing their cached error.
    resetQueryErrors()
    await router.invalidate()
    reset()
  }

  return (
    <EmptyState icon={alertIcon} title={t('loadFailed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('loadFailedHelp')}
    </EmptyState>
  )
}
