import { useMutation, useQueryClient } from '@tanstack/react-query'
import { modulesId, ownModulesId, type Module } from '#core/access/modules.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { modules as entity } from '#core/venue/modules.entity.ts'
import { useEntries } from '../kit/use-entries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useSettings } from '../settings/queries.ts'

/** Whether a page of a module is shown; while that is not known yet it is. */
export function useHasModule(): (module: Module | undefined) => boolean {
  const modules = useSettings().data?.modules
  return module => module === undefined || modules?.[module] !== false
}

/** What the provider and the exhibitor say of a module. */
export type ModuleState = 'on' | 'off' | 'not_in_account'

/** How each module is switched, and by whom; undefined until it is known. */
export function useModuleStates() {
  const asked = useEntries(entity)
  const entries = asked.data?.entries
  const says = (id: string, module: Module) => entries?.find(each => each.id === id)?.[module] !== false
  return {
    asked,
    isSwitched: entries?.some(({ id }) => id === ownModulesId) ?? false,
    stateOf(module: Module): ModuleState {
      if (!says(modulesId, module)) return 'not_in_account'
      return says(ownModulesId, module) ? 'on' : 'off'
    },
  }
}

/** Switches a module for all cinemas. The first one makes the exhibitor's entry, so that it can be undone too. */
export function useSwitch(module: Module, isSwitched: boolean) {
  const call = useCall()
  const memory = useQueryClient()
  const { create, change } = entryCalls(entity)
  return useMutation({
    mutationFn: async (on: boolean) => {
      const params = { id: ownModulesId }
      if (!isSwitched) await call(create, { params, body: {} })
      return call(change, { params, body: { [module]: on } })
    },
    onSettled: async () => {
      await memory.invalidateQueries({ queryKey: ['entries', 'modules'] })
      await memory.invalidateQueries({ queryKey: ['settings'] })
    },
  })
}
