import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { City } from '@vetka/domain/place';
import { CityDialog } from '@vetka/ui/patterns/place/CityDialog';
import { useState } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { refetchPersonal } from '../../shell/marks/localChanges.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { placeQueries } from '../../shell/place/place.queries.ts';
import { useCities } from '../../shell/place/useCities.ts';
import { useRefreshPlace } from '../../shell/session/useRefreshSession.ts';
import { useCity } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';

/** «Куда везти цветы»: stored in the session for a guest, in the account for a user. */
export default function CityOverlay({ isOpen, onClose }: OverlayProps) {
  const [search, setSearch] = useState('');
  const { cities, isLoading } = useCities(search, isOpen);
  const close = () => {
    setSearch('');
    onClose();
  };
  const choose = useChooseCity(close);
  const current = useCity();
  const api = useApi();
  const { data: citiesWithShops } = useQuery({ ...placeQueries.citiesWithShops(api), enabled: isOpen });
  const { data: guessedCity } = useQuery({ ...placeQueries.guessedCity(api), enabled: isOpen });
  return (
    <CityDialog
      isOpen={isOpen}
      onClose={close}
      cities={cities}
      citiesWithShops={citiesWithShops}
      guessedCity={guessedCity}
      isLoading={isLoading || choose.isPending}
      currentId={choose.isPending ? choose.variables.id : current?.id}
      search={search}
      onSearch={setSearch}
      onSelect={(city) => choose.isPending || choose.mutate(city)}
    />
  );
}

function useChooseCity(onChosen: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshPlace();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: ({ id }: City) => unwrap(api.place.changeCity({ body: { cityId: id } })),
    onSuccess: async () => {
      await refresh();
      onChosen();
      // Nearly all data depends on delivery to the city.
      await refetchPersonal(queryClient);
    },
    onError: (error) => void errors.handle(error),
  });
}
