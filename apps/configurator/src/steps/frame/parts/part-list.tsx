import { colorsOf, type Issue } from '@gabarit/engine'
import { Fragment, type ReactNode } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import { useView } from '../../../session/view-store.ts'
import { IssueChecks } from '../checks/issue-checks.tsx'
import { isWithin } from '../fields/field-within.ts'
import layout from '../layout.module.css'
import { LineCard, LineForm, type Silhouette } from './line-card.tsx'

export type ListedPart = {
	id: string
	name: string
	/** What it is in short. */
	facts: string
	shape: Silhouette | null
	/** Where it is stored: issues of this field, or of one within it, are its own. */
	field: string
	form: ReactNode
	/** What stands between this part and the next. */
	after?: ReactNode
}

/** The parts of a piece of furniture, one of them open. `attention`: said where something cannot be made. */
export function PartList(props: {
	parts: readonly ListedPart[]
	issues: readonly Issue[]
	attention: string
}): ReactNode {
	const { parts, issues, attention } = props
	const { catalogue, solved } = useDesign()
	const opened = useView((view) => view.group)
	const color = colorsOf(catalogue).get(solved.colors.exterior ?? '')
	return (
		<ol className={layout.lines}>
			{parts.map(({ id, name, facts, shape, field, form, after }) => {
				const open = opened === id
				const own = issues.filter((issue) => isWithin(issue.field, field))
				return (
					<Fragment key={id}>
						<LineCard
							id={id}
							name={name}
							facts={facts}
							price={undefined}
							attention={own.length > 0 ? attention : undefined}
							open={open}
							picture={shape}
							hex={color?.hex}
						>
							{(open || own.length > 0) && (
								<>
									<IssueChecks issues={own} />
									{open && (
										<LineForm id={id} name={name}>
											{form}
										</LineForm>
									)}
								</>
							)}
						</LineCard>
						{after}
					</Fragment>
				)
			})}
		</ol>
	)
}
