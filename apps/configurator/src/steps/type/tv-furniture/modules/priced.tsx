import type { Configuration } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useDifferences } from '../../../../session/use-differences.ts'
import layout from '../../../frame/layout.module.css'

/** A choice that is on or off, with what changing it costs. */
export function Priced({ text, wanted }: { text: string; wanted: Configuration }): ReactNode {
	const { difference } = useFormats()
	const options = [{ reference: 'other', available: true, configuration: wanted }]
	const cents = useDifferences(options).get('other')
	if (cents === undefined || cents === 0) return text
	return (
		<>
			{text} <span className={layout.caption}>{difference(cents)}</span>
		</>
	)
}
