import { downloadPlan, type OrderPage } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { saveFile } from '../../../lib/save-file.ts'

export function usePlanDownload({ code }: OrderPage) {
	const language = useLanguage()
	return useMutation({
		mutationFn: () => downloadPlan(client, { code, language, paper: 'A3' }),
		onSuccess: ({ fileName, data }) => saveFile(fileName, data, 'application/pdf'),
	})
}
