import type { ReactNode } from 'react'
import { AddressFields } from '../../lib/address/address-fields.tsx'
import { countryOf } from '../../lib/server/domain.ts'
import { useDesign } from '../../session/design-context.tsx'
import { fillIn, touch, useDeliveryState } from './delivery-state.ts'
import { useFieldError } from './use-field-error.ts'

export function DeliveryAddress({ part }: { part: 'billing' | 'delivery' }): ReactNode {
	const { domain } = useDesign()
	const errorOf = useFieldError()
	const address = useDeliveryState((state) => state.values?.[part])
	if (address === undefined) return null
	return (
		<AddressFields
			kind={part === 'billing' ? 'billing' : 'shipping'}
			name={part}
			value={address}
			usual={countryOf(domain)}
			errorOf={(line) => errorOf(`${part}.${line}`)}
			onChange={(value) => fillIn({ [part]: value })}
			onLeave={(line) => touch(`${part}.${line}`)}
		/>
	)
}
