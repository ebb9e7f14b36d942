import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneCheck } from '../../lib/address/use-phone-check.ts'
import { useAccount } from '../../lib/server/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import { type FormErrors, formErrors, sellerMay } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'

export function useFormErrors(): FormErrors {
	const { domain, dressing } = useDesign()
	const account = useAccount()
	const values = useDeliveryState((state) => state.values)
	const { book } = dressing
	const isPhone = usePhoneCheck(values !== null)
	return useMemo(() => {
		if (values === null) return {}
		return formErrors(values, { book, may: sellerMay(account, domain), isPhone })
	}, [values, book, account, domain, isPhone])
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
