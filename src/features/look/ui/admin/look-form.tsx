import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { lookTexts } from '../../messages/index.ts'
import { derivePalette } from '../../model/derive-palette.ts'
import { FONT_FAMILIES, HEADING_FONTS } from '../../model/heading-fonts.ts'
import { hexOf, type LookValue, lookSetting } from '../../model/look.schema.ts'
import { STANDARD_BRAND } from '../../model/standard-tokens.ts'
import { ColourField } from './colour-field.tsx'
import { ColourNotes } from './colour-notes.tsx'
import { LogoField } from './logo-field.tsx'
import { LookPreview } from './look-preview.tsx'

const asItIs = (value: LookValue) => value

export function LookForm() {
  const t = useT(lookTexts)
  return (
    <AdminSettingForm
      setting={lookSetting}
      texts={lookTexts}
      about={t('about')}
      isOnSite
      toDraft={asItIs}
      toValue={asItIs}
    >
      {({ draft, change }) => {
        const brand = hexOf(draft.brand) ?? STANDARD_BRAND
        const palette = derivePalette({ brand, accent: hexOf(draft.accent) ?? '' })
        return (
          <>
            <FieldGroup heading={t('field.logo')}>
              <LogoField logo={draft.logo} onChange={(logo) => change({ logo })} />
            </FieldGroup>
            <FieldGroup heading={t('group.colours')}>
              <ColourField
                name="brand"
                value={draft.brand}
                fallback={brand}
                onChange={(next) => change({ brand: next })}
              >
                <ColourNotes
                  typed={draft.brand}
                  palette={palette}
                  kinds={draft.accent ? ['control'] : ['text', 'control']}
                />
              </ColourField>
              <ColourField
                name="accent"
                hint={t('optional')}
                value={draft.accent}
                fallback={brand}
                onChange={(next) => change({ accent: next })}
              >
                <ColourNotes typed={draft.accent} palette={palette} kinds={['text']} />
              </ColourField>
            </FieldGroup>
            <RadioGroup
              name="font"
              label={t('field.font')}
              value={draft.font}
              onValueChange={(font) => change({ font })}
              className="grid gap-x-5 md:grid-cols-2"
            >
              {HEADING_FONTS.map((font) => (
                <Radio
                  key={font}
                  value={font}
                  label={
                    <span style={{ fontFamily: `"${FONT_FAMILIES[font]}"` }} className="font-bold">
                      {t(`choice.font.${font}`)}
                    </span>
                  }
                />
              ))}
            </RadioGroup>
            <Checkbox
              label={t('field.drawings')}
              help={t('help.drawings')}
              checked={draft.drawings}
              onCheckedChange={(drawings) => change({ drawings })}
            />
            <FieldGroup heading={t('group.preview')}>
              <LookPreview palette={palette} font={draft.font} />
            </FieldGroup>
          </>
        )
      }}
    </AdminSettingForm>
  )
}
