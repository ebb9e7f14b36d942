import { downloadPlan } from '@gabarit/contract'
import type { Configuration } from '@gabarit/engine'
import { useLanguage } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { apiClient } from '../server/client.ts'
import { fileNameOf } from './file-name.ts'
import { saveFile } from './save-file.ts'

/** The plan of a design as a file; `name`: the words of its name. */
export function usePlanDownload(configuration: Configuration, name: readonly string[]) {
	const language = useLanguage()
	return useMutation({
		mutationFn: async () => {
			const plan = await downloadPlan(apiClient(), { configuration, language, paper: 'A3' })
			saveFile(fileNameOf(name, 'pdf'), plan.data, 'application/pdf')
		},
	})
}
