import type { Check } from './check.ts'
import { ADDRESS_CHECKS } from './checks/address.ts'
import { HREFLANG_CHECKS } from './checks/hreflang.ts'
import { LINK_CHECKS } from './checks/links.ts'
import { MARKUP_CHECKS } from './checks/markup.ts'
import { PAGE_CODE_CHECKS } from './checks/page-code.ts'
import { SITEMAP_CHECKS } from './checks/sitemap.ts'
import { SOCIAL_CHECKS } from './checks/social.ts'
import { STRUCTURED_DATA_CHECKS } from './checks/structured-data.ts'
import { TEXT_CHECKS } from './checks/text.ts'
import { TITLE_CHECKS } from './checks/title.ts'

export const SEO_CHECKS: readonly Check[] = [
  ...ADDRESS_CHECKS,
  ...TITLE_CHECKS,
  ...MARKUP_CHECKS,
  ...HREFLANG_CHECKS,
  ...LINK_CHECKS,
  ...PAGE_CODE_CHECKS,
  ...TEXT_CHECKS,
  ...STRUCTURED_DATA_CHECKS,
  ...SOCIAL_CHECKS,
  ...SITEMAP_CHECKS,
]
