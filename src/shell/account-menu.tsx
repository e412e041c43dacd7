import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { userIcon } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { barButton, popoverItem, popoverList } from './bar-styles.ts'
import { shellTexts } from './messages/index.ts'

/** The menu of a visitor nobody knows. */
export function AccountMenu() {
  const t = useT(shellTexts)
  return (
    <>
      <button type="button" popoverTarget="account-menu" className={barButton} aria-label={t('account')}>
        <Icon path={userIcon} />
      </button>
      <div id="account-menu" popover="auto" className={popoverList}>
        <ul aria-label={t('account')}>
          <li>
            <Link
              to="/login"
              className={popoverItem}
              onClick={() => document.getElementById('account-menu')?.hidePopover()}
            >
              {t('logIn')}
            </Link>
          </li>
        </ul>
      </div>
    </>
  )
}
