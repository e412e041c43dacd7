import { Link, useRouterState } from '@tanstack/react-router'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { userIcon } from '#ui/icon/frame-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { shellTexts } from './messages/index.ts'

const ID = 'account-menu'
/** Loaded for signed-in users only. */
const AccountItems = lazyPart(async () => (await import('#features/identity/ui/account-items.tsx')).loadAccountItems())

export function AccountMenu() {
  const t = useT(shellTexts)
  const isSignedIn = useHasStoredSession()
  const next = useRouterState({ select: ({ location }) => location.publicHref })
  const close = () => document.getElementById(ID)?.hidePopover?.()
  const visitor = (
    <li>
      <Link to="/login" search={{ next }} className="popover-item" onClick={close}>
        {t('logIn')}
      </Link>
    </li>
  )
  return (
    <>
      <button type="button" popoverTarget={ID} className="bar-button" aria-label={t('account')}>
        <Icon path={userIcon} />
      </button>
      <div id={ID} popover="auto" className="popover-list">
        <ul aria-label={t('account')}>
          {isSignedIn ? (
            <AccountItems
              className="popover-item"
              onFollow={close}
              visitor={visitor}
              fallback={<Spinner label={t('loading')} />}
              failed={(retry) => (
                <li>
                  <button type="button" className="popover-item" onClick={retry}>
                    {t('retry')}
                  </button>
                </li>
              )}
            />
          ) : (
            visitor
          )}
        </ul>
      </div>
    </>
  )
}
