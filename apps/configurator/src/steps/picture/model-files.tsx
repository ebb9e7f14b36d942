import { furnitureFile, type ModelFormat, type ModelInput } from '@gabarit/scene'
import { Button, ErrorText } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/files/save-file.ts'
import layout from '../frame/layout.module.css'

type Props = { made: ModelInput; nameOf: (ending: string) => string }

const formats: readonly ModelFormat[] = ['glb', 'usdz']

/** The model as files, made on a click and on this device. */
export function ModelFiles({ made, nameOf }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const making = useMutation({
		mutationFn: async (format: ModelFormat) => {
			const file = await furnitureFile(made, format)
			saveFile(nameOf(format), file, file.type)
		},
	})
	return (
		<div className={layout.stack}>
			<p className={layout.caption}>{t('at-home:filesNote')}</p>
			<div className={layout.row}>
				{formats.map((format) => (
					<Button
						key={format}
						icon="download"
						idle={making.isPending}
						onClick={() => making.mutate(format)}
					>
						{t(`at-home:${format}`)}
					</Button>
				))}
			</div>
			<output>
				{making.isPending && t('at-home:preparing')}
				{making.isError && <ErrorText>{t('at-home:failed')}</ErrorText>}
			</output>
		</div>
	)
}
