import { useLanguage } from '@gabarit/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../lib/later.ts'
import { useShopName } from '../lib/use-shop-name.ts'
import { Configurator } from '../steps/configurator.tsx'
import { useDocumentTitle } from './frame/use-document-title.ts'

const TheEnd = later(async () => (await import('./the-end/the-end.tsx')).TheEnd)

const renderEnd: ComponentProps<typeof Configurator>['end'] = (page) => <TheEnd {...page} />

const route = getRouteApi('/configurator')

export function ConfiguratorRoute() {
	const search = route.useSearch()
	const navigate = route.useNavigate()
	const language = useLanguage()
	const { t } = useTranslation('common')
	useDocumentTitle(t('designTitle', { name: useShopName() }))
	const go = useCallback(
		(next: typeof search, { replace }: { replace: boolean }) =>
			void navigate({ search: next, replace }),
		[navigate],
	)
	return <Configurator search={search} navigate={go} language={language} end={renderEnd} />
}
