import type { Configuration } from '@gabarit/engine'
import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import layout from '../layout.module.css'
import { Priced } from './priced.tsx'

/** A choice that is on or off, with what changing it costs and why one would. `wanted`: the design with it changed. */
export function PricedCheckbox(props: {
	text: string
	note: string
	checked: boolean
	wanted: Configuration
}): ReactNode {
	const { text, note, checked, wanted } = props
	const { propose, tryOut } = useDesign()
	return (
		<div>
			<Checkbox
				label={<Priced text={text} wanted={wanted} />}
				checked={checked}
				onChange={() => propose(wanted)}
				onTry={(trying) => tryOut(trying ? wanted : null)}
			/>
			<p className={layout.caption}>{note}</p>
		</div>
	)
}
