import type { Configuration } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useDifferences } from '../../../session/use-differences.ts'
import { WithPrice } from './with-price.tsx'

/** A choice that is on or off, with what changing it costs. */
export function Priced({ text, wanted }: { text: string; wanted: Configuration }): ReactNode {
	const options = [{ reference: 'other', available: true, configuration: wanted }]
	return <WithPrice text={text} cents={useDifferences(options).get('other')} />
}
