-- Asks a question nobody asked before: another city, check-in and length of stay each time.
local cities = { 'Lisbon', 'Porto', 'Marrakech', 'Vienna', 'Prague', 'Athens', 'Dublin', 'Oslo' }
local asked = tonumber(os.getenv('ASK_FROM'))
local day = 86400
local first = 1893456000 -- 2030-01-01
request = function()
  asked = asked + 1
  local rest = math.floor(asked / #cities)
  local checkIn = first + (rest % 20000) * day
  local checkOut = checkIn + (1 + math.floor(rest / 20000) % 28) * day
  local form = '!%Y-%m-%d'
  return wrk.format('GET', '/api/hotels/search?city=' .. cities[1 + asked % #cities]
    .. '&check_in=' .. os.date(form, checkIn) .. '&check_out=' .. os.date(form, checkOut))
end
