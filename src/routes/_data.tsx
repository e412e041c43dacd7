import { createFileRoute } from '@tanstack/react-router'
import { DataLayout } from '#shell/data-layout.tsx'

/** Pathless layout route of the pages with live data. */
export const Route = createFileRoute('/_data')({ component: DataLayout })
