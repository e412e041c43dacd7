import { cva, type VariantProps } from 'class-variance-authority'

/** The look of a button, apart from its behaviour, so that an anchor can wear it on a page without Base UI. */
export const buttonStyles = cva(
  [
    'inline-flex cursor-pointer select-none items-center justify-center gap-2.5 border text-center font-semibold leading-tight no-underline',
    'transition-transform duration-150 ease-out active:translate-y-px motion-reduce:transition-none motion-reduce:active:translate-y-0',
    // Out of use is dashed, in the same hand as a passed time slot; waiting keeps its own look and gets a spinner.
    'data-disabled:not-data-pending:border-dashed data-disabled:not-data-pending:border-line-strong data-disabled:not-data-pending:bg-transparent data-disabled:not-data-pending:text-ink-3',
    'data-disabled:cursor-not-allowed data-disabled:active:translate-y-0 data-pending:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-on-brand not-data-disabled:hover:bg-brand/85',
        ghost:
          'border-line-strong bg-transparent text-ink not-data-disabled:hover:border-brand-strong not-data-disabled:hover:bg-wash',
        danger: 'border-danger bg-transparent text-danger not-data-disabled:hover:bg-danger/10',
        quiet:
          'border-transparent bg-transparent text-brand-strong not-data-disabled:hover:bg-wash not-data-disabled:hover:text-ink',
      },
      size: {
        m: 'min-h-[46px] rounded-md text-base',
        s: 'min-h-9 rounded-sm text-sm pointer-coarse:min-h-11',
      },
      shape: { text: '', icon: 'p-0' },
    },
    compoundVariants: [
      { shape: 'text', size: 'm', className: 'px-[22px] py-2.5' },
      { shape: 'text', size: 's', className: 'px-3.5 py-1.5' },
      { shape: 'icon', size: 'm', className: 'w-[46px]' },
      { shape: 'icon', size: 's', className: 'w-9 pointer-coarse:w-11' },
    ],
    defaultVariants: { variant: 'primary', size: 'm', shape: 'text' },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyles>
