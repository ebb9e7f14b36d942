// A field's error in words, once the field was touched.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isReseller, useAccount } from '../../lib/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import { type FormErrors, formErrors } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'

/** Everything wrong with the form, touched or not. */
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

/** The numbering plans come with the Delivery step, not with the page; until then every number will do. */
function usePhoneCheck(): PhoneCheck {
	const { data = anyNumber } = useQuery({
		queryKey: ['phone-check'],
		queryFn: async () => (await import('libphonenumber-js/min')).isValidPhoneNumber as PhoneCheck,
		staleTime: Number.POSITIVE_INFINITY,
		enabled: useDeliveryState((state) => state.values !== null),
	})
	return data
}

/** The text under a field, undefined while it is right or was not touched. */
export function useFieldError(): (path: string) => string | undefined {
	const { t } = useTranslation('configurator')
	const errors = useFormErrors()
	const touched = useDeliveryState((state) => state.touched)
	return (path) => {
		const error = errors[path]
		return error === undefined || !touched.has(path) ? undefined : t(`delivery.errors.${error}`)
	}
}
