import { isLanguage } from '@gabarit/i18n'
import { changeLanguage } from '@gabarit/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export function useAddressLanguage(): void {
	const { i18n } = useTranslation('common')
	const router = useRouter()
	const search: Record<string, unknown> = useLocation().search
	const asked = [search['language'], search['lng']].find(isLanguage)
	const present = 'language' in search || 'lng' in search
	useEffect(() => {
		if (!present) return
		if (asked) void changeLanguage(i18n, asked)
		const { language: _, lng: __, ...rest } = search
		void router.navigate({ to: '.', search: rest, replace: true })
	}, [present, asked, i18n, router, search])
}
