import { createFileRoute } from '@tanstack/react-router'
import { DataLayout } from '#shell/data-layout.tsx'

/** Pages with live data lie under it; their address does not show it. */
export const Route = createFileRoute('/_data')({ component: DataLayout })
