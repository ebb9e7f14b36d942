import { useQuery } from '@tanstack/react-query'

export type PhoneCheck = (text: string, country: 'BE' | 'FR') => boolean
const anyNumber: PhoneCheck = () => true

/** The numbering plans are loaded where a form asks for a number; until then every number passes. */
export function usePhoneCheck(enabled = true): PhoneCheck {
	const { data = anyNumber } = useQuery({
		queryKey: ['phone-check'],
		queryFn: async () => (await import('libphonenumber-js/min')).isValidPhoneNumber as PhoneCheck,
		staleTime: Number.POSITIVE_INFINITY,
		enabled,
	})
	return data
}
