-- Sends a different request each time: another city, check-in and length of stay.
local cities = { 'Lisbon', 'Porto', 'Marrakech', 'Vienna', 'Prague', 'Athens', 'Dublin', 'Oslo' }
local count = tonumber(os.getenv('UNIQUE_FROM'))
local day = 86400
local first = 1893456000 -- 2030-01-01
request = function()
  count = count + 1
  local rest = math.floor(count / #cities)
  local checkIn = first + (rest % 20000) * day
  local checkOut = checkIn + (1 + math.floor(rest / 20000) % 28) * day
  local form = '!%Y-%m-%d'
  return wrk.format('GET', '/api/hotels/search?city=' .. cities[1 + count % #cities]
    .. '&check_in=' .. os.date(form, checkIn) .. '&check_out=' .. os.date(form, checkOut))
end
