import { printLine } from '../../scripts/command.ts'
import { describeEngines } from './engines.ts'

export default function printEngines(): void {
  for (const line of describeEngines()) printLine(line)
}
