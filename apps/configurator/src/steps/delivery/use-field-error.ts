import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isReseller, useAccount } from '../../lib/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import { type FormErrors, formErrors } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'

export function useFormErrors(): FormErrors {
	const { domain, dressing } = useDesign()
	const account = useAccount()
	const values = useDeliveryState((state) => state.values)
	const referenceNeeded = isReseller(account) && domain.isReferenceResellerCustomisable
	const { book } = dressing
	const isPhone = usePhoneCheck()
	return useMemo(
		() => (values === null ? {} : formErrors(values, { book, referenceNeeded, isPhone })),
		[values, book, referenceNeeded, isPhone],
	)
}

type PhoneCheck = (text: string, country: 'BE' | 'FR') => boolean
const anyNumber: PhoneCheck = () => true

/** The numbering plans are loaded with the Delivery step; until then every number passes. */
function usePhoneCheck(): PhoneCheck {
	const { data = anyNumber } = useQuery({
		queryKey: ['phone-check'],
		queryFn: async () => (await import('libphonenumber-js/min')).isValidPhoneNumber as PhoneCheck,
		staleTime: Number.POSITIVE_INFINITY,
		enabled: useDeliveryState((state) => state.values !== null),
	})
	return data
}

export function useFieldError(): (path: string) => string | undefined {
	const { t } = useTranslation('configurator')
	const errors = useFormErrors()
	const touched = useDeliveryState((state) => state.touched)
	return (path) => {
		const error = errors[path]
		return error === undefined || !touched.has(path) ? undefined : t(`delivery.errors.${error}`)
	}
}
