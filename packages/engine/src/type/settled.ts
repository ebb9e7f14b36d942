import type { Issue } from '../issue.ts'

/**
 * `field`: `runs.Main.modules`, `runs.Main.bays.2` (in run order), `doors`, `handle`, `filler.top`,
 * `panels.0.edges`…; `to` null: gone.
 */
export type MovedChoice = { field: string; from: unknown; to: unknown; reason: Issue | null }

/** `moved`: what changed besides the edit; `issues`: why it cannot be made, empty where it can. */
export type Settled<C> = { configuration: C; moved: MovedChoice[]; issues: Issue[] }
