import { type OrderPage, planDownloadOf } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { saveFile } from '../../../lib/save-file.ts'

export function usePlanDownload({ reference }: OrderPage) {
	const language = useLanguage()
	return useMutation({
		mutationFn: async () =>
			planDownloadOf(await client.backOffice.orders.plan({ reference, language })),
		onSuccess: ({ fileName, data }) => saveFile(fileName, data, 'application/pdf'),
	})
}
