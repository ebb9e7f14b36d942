import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'

/** A choice with what changing it costs, in cents; nothing where that is not known or is zero. */
export function WithPrice({ text, cents }: { text: string; cents: number | undefined }): ReactNode {
	const { difference } = useFormats()
	if (cents === undefined || cents === 0) return text
	return (
		<>
			{text} <span className={layout.caption}>{difference(cents)}</span>
		</>
	)
}
