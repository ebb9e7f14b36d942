import { type ConfigurationPage, planDownloadOf } from '@gabarit/contract'
import { toast, useLanguage } from '@gabarit/ui'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { saveFile } from '../../lib/save-file.ts'

type Version = number | undefined

const asked = (code: string, version: Version) => ({
	code,
	...(version !== undefined && { version }),
})

/** While another version is on its way, the one before stays. */
export function useConfiguration(
	code: string,
	version: Version,
	isAsked = true,
): UseQueryResult<ConfigurationPage> {
	return useQuery<ConfigurationPage>({
		queryKey: ['configuration', code, version ?? null],
		queryFn: async ({ signal }) =>
			(await client.backOffice.configurations.get(asked(code, version), {
				signal,
			})) as ConfigurationPage,
		enabled: isAsked,
		placeholderData: (before) => (before?.code === code ? before : undefined),
	})
}

/** The copy's page is shown. */
export function useDuplicate(code: string, version: number) {
	const { t } = useTranslation('designs')
	const navigate = useNavigate()
	const queries = useQueryClient()
	return useMutation({
		mutationFn: () => client.backOffice.configurations.duplicate({ code, version }),
		onSuccess: async (copy) => {
			await queries.invalidateQueries({ queryKey: ['configurations'] })
			await navigate({ to: '/configurations/$code', params: { code: copy.code }, search: {} })
			toast(t('duplicated'))
		},
	})
}

/** Of the version that is shown, drawn at each request. */
export function usePlan({ code, configuration }: ConfigurationPage) {
	const language = useLanguage()
	return useMutation({
		mutationFn: async () =>
			planDownloadOf(
				await client.dressing.plan.create({ code, configuration, language, paper: 'A3' }),
			),
		onSuccess: ({ fileName, data }) => saveFile(fileName, data, 'application/pdf'),
	})
}
