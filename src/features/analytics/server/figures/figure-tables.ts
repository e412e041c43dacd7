import type { FigureSource } from '../../model/figure-source.ts'
import * as tables from '../analytics.table.ts'

/**
 * The tables that reports read. Example figures of the demo have tables of their own: collecting, rollups, retention and
 * erasure never touch them, and a query reads one source or the other.
 */
export const FIGURE_TABLES = {
  own: {
    visits: tables.visits,
    vitalHours: tables.vitalHours,
    pageRequests: tables.pageRequests,
    deployments: tables.deployments,
  },
  example: {
    visits: tables.exampleVisits,
    vitalHours: tables.exampleVitalHours,
    pageRequests: tables.examplePageRequests,
    deployments: tables.exampleDeployments,
  },
}
export type FigureTables = (typeof FIGURE_TABLES)[FigureSource]
